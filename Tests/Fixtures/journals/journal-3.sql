-- A journal as the third form of the tables keeps it; made once, never changed.
PRAGMA application_id = 1398361424;
PRAGMA user_version = 3;
PRAGMA foreign_keys = OFF;
BEGIN TRANSACTION;
CREATE TABLE action (
  id INTEGER PRIMARY KEY,
  at INTEGER NOT NULL,
  command TEXT NOT NULL,
  reverts INTEGER REFERENCES action (id),
  earliest_day INTEGER
, purpose TEXT, file TEXT) STRICT;
INSERT INTO "action" VALUES(1,1700000000,'onboard',NULL,NULL,'setting-up',NULL);
INSERT INTO "action" VALUES(2,1700000060,'log food',NULL,19675,NULL,NULL);
INSERT INTO "action" VALUES(3,1700000120,'import',NULL,19675,NULL,NULL);
INSERT INTO "action" VALUES(4,1700000180,'edit',NULL,19675,NULL,NULL);
INSERT INTO "action" VALUES(5,1700000240,'delete',NULL,19675,NULL,NULL);
INSERT INTO "action" VALUES(6,1700000300,'undo',5,19675,NULL,NULL);
CREATE TABLE cache (module TEXT NOT NULL, id TEXT NOT NULL, json TEXT NOT NULL, checksum INTEGER, PRIMARY KEY (module, id)) STRICT;
INSERT INTO cache VALUES('prediction','sample','{"days":12}',-9129136255751985568);
CREATE TABLE day_total (
  metric INTEGER NOT NULL REFERENCES metric (id),
  day INTEGER NOT NULL,
  value REAL NOT NULL,
  PRIMARY KEY (metric, day)
) STRICT, WITHOUT ROWID;
INSERT INTO day_total VALUES(1,19676,3.0);
INSERT INTO day_total VALUES(2,19676,1.0);
INSERT INTO day_total VALUES(3,19675,7.25);
CREATE TABLE definition (id INTEGER PRIMARY KEY, hash TEXT NOT NULL UNIQUE, json TEXT, checksum INTEGER) STRICT;
INSERT INTO definition VALUES(1,'c0ffee','{"id":"sample"}',-4251574772492134214);
CREATE TABLE document (
  module TEXT NOT NULL,
  id TEXT NOT NULL,
  revision INTEGER NOT NULL REFERENCES document_revision (id),
  PRIMARY KEY (module, id)
) STRICT, WITHOUT ROWID;
INSERT INTO document VALUES('person','facts',2);
CREATE TABLE document_revision (
  id INTEGER PRIMARY KEY,
  module TEXT NOT NULL,
  document TEXT NOT NULL,
  number INTEGER NOT NULL,
  action INTEGER NOT NULL REFERENCES action (id),
  json TEXT
, checksum INTEGER) STRICT;
INSERT INTO document_revision VALUES(1,'person','facts',1,1,'{"name":"Sample"}',2663176334624965321);
INSERT INTO document_revision VALUES(2,'person','facts',2,4,'{"name":"Changed"}',-6074276993900515152);
CREATE TABLE entry (
  serial INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  revision INTEGER NOT NULL UNIQUE REFERENCES revision (id) DEFERRABLE INITIALLY DEFERRED,
  kind TEXT,
  instant INTEGER,
  day INTEGER,
  key TEXT UNIQUE, written INTEGER NOT NULL DEFAULT 0, waits INTEGER,
  CHECK ((kind IS NULL) = (instant IS NULL) AND (kind IS NULL) = (day IS NULL) AND (kind IS NOT NULL OR key IS NULL))
) STRICT;
INSERT INTO entry VALUES(1,'0123456789abcdef',4,'food',1700049600,19676,NULL,1700000060,NULL);
INSERT INTO entry VALUES(2,'123456789abcdefg',2,'rest',1699968000,19675,'file:1',1700000120,NULL);
INSERT INTO entry VALUES(3,'23456789abcdefgh',6,'rest',1699950000,19675,NULL,1700000120,NULL);
CREATE TABLE forecast (
  condition TEXT NOT NULL,
  for_day INTEGER NOT NULL,
  kind TEXT NOT NULL,
  json TEXT NOT NULL, checksum INTEGER,
  PRIMARY KEY (condition, for_day, kind)
) STRICT;
INSERT INTO forecast VALUES('sample',19676,'ahead','[2,1,"-12500000000",[],1700000060,1,[0.25,0.1,0.5,0.2],[],12,null,"history","c0ffee"]',5171955054497074959);
CREATE TABLE measure (
  day INTEGER NOT NULL,
  metric INTEGER NOT NULL REFERENCES metric (id),
  entry INTEGER NOT NULL REFERENCES entry (serial),
  position INTEGER NOT NULL,
  instant INTEGER NOT NULL,
  value REAL NOT NULL,
  fold INTEGER NOT NULL,
  rank INTEGER NOT NULL,
  PRIMARY KEY (day, metric, entry, position)
) STRICT, WITHOUT ROWID;
INSERT INTO measure VALUES(19675,3,2,0,1699968000,6.5,1,20);
INSERT INTO measure VALUES(19675,3,3,0,1699950000,7.25,1,0);
INSERT INTO measure VALUES(19676,1,1,0,1700049600,3.0,1,0);
INSERT INTO measure VALUES(19676,2,1,1,1700049600,1.0,3,0);
CREATE TABLE meta (name TEXT PRIMARY KEY NOT NULL, value INTEGER NOT NULL) STRICT, WITHOUT ROWID;
INSERT INTO meta VALUES('last-action',7);
INSERT INTO meta VALUES('measures-version',0);
INSERT INTO meta VALUES('totals-version',2);
CREATE TABLE metric (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, days INTEGER NOT NULL DEFAULT 0) STRICT;
INSERT INTO metric VALUES(1,'intake.bread',1);
INSERT INTO metric VALUES(2,'kept.food',1);
INSERT INTO metric VALUES(3,'sleep.hours',1);
CREATE TABLE migration (number INTEGER PRIMARY KEY, name TEXT NOT NULL) STRICT;
INSERT INTO migration VALUES(1,'first journal');
INSERT INTO migration VALUES(2,'checksums and open actions');
INSERT INTO migration VALUES(3,'order, purposes, drafts and short forecasts');
CREATE TABLE revision (
  id INTEGER PRIMARY KEY,
  entry INTEGER NOT NULL REFERENCES entry (serial),
  number INTEGER NOT NULL,
  action INTEGER NOT NULL REFERENCES action (id),
  kind TEXT,
  instant INTEGER,
  utc_offset INTEGER,
  zone TEXT,
  day INTEGER,
  source TEXT,
  pack INTEGER REFERENCES definition (id),
  key TEXT,
  payload TEXT,
  measures TEXT
, checksum INTEGER) STRICT;
INSERT INTO revision VALUES(1,1,1,2,'food',1699963200,3600,'Europe/Berlin',19675,'hand',1,NULL,'{"items":[{"name":"bread","quantity":2,"unit":"slice"}],"note":"two slices of bread with butter","size":"normal"}','[{"fold":"sum","metric":"intake.bread","rank":0,"value":2},{"fold":"max","metric":"kept.food","rank":0,"value":1}]',7961610337352108862);
INSERT INTO revision VALUES(2,2,1,3,'rest',1699968000,3600,'Europe/Berlin',19675,'file',NULL,'file:1','{"items":[{"name":"bread","quantity":2,"unit":"slice"}],"note":"two slices of bread with butter","size":"normal"}',NULL,6645112607262752720);
INSERT INTO revision VALUES(3,3,1,3,'rest',1699950000,3600,'Europe/Berlin',19675,'hand',NULL,NULL,'{"items":[{"name":"bread","quantity":2,"unit":"slice"}],"note":"two slices of bread with butter","size":"normal"}','[{"fold":"sum","metric":"sleep.hours","rank":0,"value":7.25}]',-7354472748733628767);
INSERT INTO revision VALUES(4,1,2,4,'food',1700049600,3600,'Europe/Berlin',19676,'hand',1,NULL,'{"items":[{"name":"bread","quantity":2,"unit":"slice"}],"note":"edited","size":"normal"}',NULL,-708690973082545920);
INSERT INTO revision VALUES(5,3,2,5,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,-8897741063982205079);
INSERT INTO revision VALUES(6,3,3,6,'rest',1699950000,3600,'Europe/Berlin',19675,'hand',NULL,NULL,'{"items":[{"name":"bread","quantity":2,"unit":"slice"}],"note":"two slices of bread with butter","size":"normal"}',NULL,-4324570565035409368);
CREATE TABLE set_aside (
  id INTEGER PRIMARY KEY,
  action INTEGER NOT NULL,
  origin TEXT NOT NULL,
  name TEXT NOT NULL,
  day INTEGER,
  content TEXT NOT NULL
) STRICT;
CREATE TABLE touched (action INTEGER PRIMARY KEY, day INTEGER NOT NULL) STRICT;
CREATE TABLE open_action (id INTEGER PRIMARY KEY, command TEXT NOT NULL UNIQUE, file TEXT) STRICT;
INSERT INTO open_action VALUES(1,'import csv diary.csv','diary.csv');
CREATE TABLE open_entry (
  number INTEGER PRIMARY KEY,
  action INTEGER NOT NULL REFERENCES open_action (id),
  id TEXT NOT NULL,
  kind TEXT NOT NULL,
  instant INTEGER NOT NULL,
  utc_offset INTEGER NOT NULL,
  zone TEXT NOT NULL,
  day INTEGER NOT NULL,
  source TEXT NOT NULL,
  pack INTEGER REFERENCES definition (id),
  key TEXT NOT NULL,
  payload TEXT NOT NULL,
  UNIQUE (action, key)
) STRICT;
INSERT INTO open_entry VALUES(1,1,'3456789abcdefghi','food',1700050000,3600,'Europe/Berlin',19676,'file',1,'file:2','{"items":["rice"]}');
CREATE TABLE open_measure (
  entry INTEGER NOT NULL REFERENCES open_entry (number) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  metric INTEGER NOT NULL REFERENCES metric (id),
  value REAL NOT NULL,
  fold INTEGER NOT NULL,
  rank INTEGER NOT NULL,
  PRIMARY KEY (entry, position)
) STRICT, WITHOUT ROWID;
INSERT INTO open_measure VALUES(1,0,1,9.0,1,0);
CREATE TABLE draft (
  id INTEGER PRIMARY KEY,
  module TEXT NOT NULL,
  document TEXT NOT NULL,
  kept_at INTEGER NOT NULL,
  json TEXT NOT NULL,
  checksum INTEGER,
  UNIQUE (module, document)
) STRICT;
INSERT INTO draft VALUES(1,'check-in','draft-2023-11-15',1700000360,'{"answers":{"pain":4}}',129251317892981055);
CREATE TABLE forecast_terms (id INTEGER PRIMARY KEY, terms TEXT UNIQUE, checksum INTEGER) STRICT;
INSERT INTO forecast_terms VALUES(1,'["base-rate base"]',-2464700792917834941);
CREATE INDEX action_reverts ON action (reverts) WHERE reverts IS NOT NULL;
CREATE INDEX entry_instant ON entry (instant) WHERE instant IS NOT NULL;
CREATE INDEX entry_day ON entry (day, instant) WHERE day IS NOT NULL;
CREATE INDEX entry_kind ON entry (kind, instant) WHERE kind IS NOT NULL;
CREATE INDEX revision_entry ON revision (entry);
CREATE INDEX revision_action ON revision (action);
CREATE INDEX document_revision_document ON document_revision (module, document);
CREATE INDEX document_revision_action ON document_revision (action);
CREATE INDEX entry_waits ON entry (day) WHERE waits IS NOT NULL;
COMMIT;
