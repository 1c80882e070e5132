-- Traces are read and written whole: one text a run in place of a document a row.
ALTER TABLE "title_runs" ADD COLUMN "inputs" TEXT,
ADD COLUMN "traces" TEXT NOT NULL DEFAULT '{}';
ALTER TABLE "title_runs" ALTER COLUMN "traces" SET STORAGE EXTERNAL;

UPDATE "title_runs" r
SET "traces" = kept.body
FROM (SELECT "package_id", jsonb_object_agg("id", "trace")::text AS body FROM "effects" GROUP BY "package_id") kept
WHERE kept."package_id" = r."package_id";

ALTER TABLE "effects" DROP COLUMN "trace";
