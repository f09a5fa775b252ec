"""Reads a bundle and a personal health record with fhir.resources, checks the rules of the HL7 Symptoms guide 1.0.0 that it does not know, and
that each check fails where a fault is fed."""

import copy
import json
import sys

from fhir.resources import get_fhir_model_class

GUIDE = "http://hl7.org/fhir/uv/symptoms/StructureDefinition/"


def names(resources, is_bundle):
    """What references may name."""
    return {f"urn:uuid:{r['id']}" if is_bundle else f"{r['resourceType']}/{r['id']}" for r in resources}


def faults(resources, known):
    """What is wrong with resources that may name others."""
    found = []
    for resource in resources:
        kind = resource["resourceType"]
        try:
            get_fhir_model_class(kind).parse_obj(resource)
        except Exception as error:  # pylint: disable=broad-except
            found.append(f"{kind} {resource['id']}: {error}")
        for reference in references(resource):
            if reference not in known:
                found.append(f"{kind} {resource['id']}: nothing is called {reference}")
        if kind == "Patient" and resource.get("gender", "unknown") not in ("male", "female", "other", "unknown"):
            found.append(f"Patient {resource['id']}: FHIR has no such gender")
        if kind == "Observation":
            found += [f"Observation {resource['id']}: {why}" for why in faults_of_profile(resource)]
    return found


def references(value):
    """Every reference in a value."""
    if isinstance(value, dict):
        if isinstance(value.get("reference"), str):
            yield value["reference"]
        for inner in value.values():
            yield from references(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from references(inner)


def faults_of_profile(observation):
    """What the guide's profiles demand."""
    code = observation["code"].get("coding", [{}])[0].get("code")
    profiles = observation.get("meta", {}).get("profile", [])
    if code in ("75325-1", "111551-8"):
        wanted = "SymptomObservation" if code == "75325-1" else "SymptomAbsentObservation"
        if profiles != [GUIDE + wanted]:
            yield f"the profile is not {wanted}"
        if len(observation.get("performer", [])) != 1:
            yield "there must be one performer"
        if "valueCodeableConcept" not in observation:
            yield "there must be a valueCodeableConcept"
        for key in ("dataAbsentReason", "device", "referenceRange"):
            if key in observation:
                yield f"{key} is not allowed"
        if code == "111551-8" and ("component" in observation or "category" in observation):
            yield "an absence has neither category nor components"
        if any("valueCodeableConcept" not in part for part in observation.get("component", [])):
            yield "components are concepts"
    elif profiles:
        yield "a number follows no profile of the guide"
    if not any(sign in observation["effectiveDateTime"][19:] for sign in "+-Z"):
        yield "the time has no offset"


def check(resources, is_bundle):
    """Complains and ends the program where something is wrong; then feeds faults."""
    known = names(resources, is_bundle)
    wrong = faults(resources, known)
    if wrong:
        sys.exit("\n".join(wrong[:20]))
    symptom = next(r for r in resources if r.get("meta"))

    def without(key):
        broken = copy.deepcopy(symptom)
        del broken[key]
        return broken

    patient = next(r for r in resources if r["resourceType"] == "Patient")
    broken = [without("performer"), without("status"), without("subject") | {"subject": {"reference": "Patient/0"}}]
    broken += [patient | {"gender": "intersex"}, patient | {"birthDate": "4 May 1980"}]
    for fault in broken:
        if not faults([fault], known):
            sys.exit("a fault was fed and not found")
    kinds = sorted({r["resourceType"] for r in resources})
    print(f"{len(resources)} resources ({', '.join(kinds)}): no faults, and each of {len(broken)} that were fed was found")


def main():
    """Checks both files."""
    with open(sys.argv[1], encoding="utf-8") as file:
        bundle = json.load(file)
    get_fhir_model_class("Bundle").parse_obj(bundle)
    if any(entry["fullUrl"] != f"urn:uuid:{entry['resource']['id']}" for entry in bundle["entry"]):
        sys.exit("a fullUrl is not that of its resource")
    check([entry["resource"] for entry in bundle["entry"]], True)
    with open(sys.argv[2], encoding="utf-8") as file:
        lines = [json.loads(line) for line in file]
    if lines[0]["resourceType"] != "Patient":
        sys.exit("the patient is not first")
    check(lines, False)


main()
