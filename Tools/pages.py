"""Looks at pages in a browser, for Tools/check-pages: pages.py BROWSER PICTURES FILE…"""

import os
import sys
from pathlib import Path

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import sync_playwright

WIDTHS = [1280, 640, 360, 320]
LOOKS = {
    "light": {},
    "dark": {"color_scheme": "dark"},
    "contrast": {"contrast": "more"},
    "dark-contrast": {"color_scheme": "dark", "contrast": "more"},
    "forced": {"forced_colors": "active"},
}
RULES = {"runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]}

# What no rule of axe sees.
FAULTS = """() => {
  const found = [];
  const wide = document.documentElement.scrollWidth;
  if (wide > innerWidth) found.push(`scrolls sideways: ${wide} px`);
  for (const area of document.querySelectorAll(".area")) {
    const words = [...area.querySelectorAll(".w")]
      .map((word) => ({ text: word.textContent, box: word.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0);
    for (const [index, { text, box }] of words.entries()) {
      if (box.left < 0 || box.right > innerWidth) found.push(`“${text}” is cut off`);
      for (const other of words.slice(index + 1)) {
        const isOn = box.left < other.box.right - 1 && other.box.left < box.right - 1
          && box.top < other.box.bottom - 1 && other.box.top < box.bottom - 1;
        if (isOn) found.push(`“${text}” lies on “${other.text}”`);
      }
    }
  }
  return found;
}"""


def main(browser_path, pictures, files):
    is_root = hasattr(os, "getuid") and os.getuid() == 0
    wrong = looks = unsure = 0
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=browser_path, args=["--no-sandbox"] if is_root else []
        )
        for file in files:
            for look, features in LOOKS.items():
                page = browser.new_page()
                page.emulate_media(**features)
                page.goto(Path(file).resolve().as_uri())
                for width in WIDTHS:
                    page.set_viewport_size({"width": width, "height": 900})
                    name = f"{Path(file).stem}-{width}-{look}"
                    if pictures:
                        page.screenshot(path=f"{pictures}/{name}.png", full_page=True)
                    result = Axe().run(page, options=RULES).response
                    found = page.evaluate(FAULTS) + [
                        f"{one['id']}: {one['help']} ({len(one['nodes'])}, such as {one['nodes'][0]['html'][:120]})"
                        for one in result["violations"]
                    ]
                    unsure += sum(len(one["nodes"]) for one in result["incomplete"])
                    for fault in found:
                        print(f"{name}: {fault}")
                    wrong += len(found)
                    looks += 1
                page.close()
        browser.close()
    print(f"{looks} looks at {len(files)} pages: {wrong} faults; {unsure} places that axe can not judge")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2], sys.argv[3:]))
