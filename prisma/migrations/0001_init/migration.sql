-- CreateTable
CREATE TABLE "packages" (
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "county" TEXT,
    "state" TEXT,
    "as_of" TEXT,
    "stale" BOOLEAN NOT NULL DEFAULT false,
    "processed_at" TIMESTAMP(3),
    "created_at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "packages_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "documents" (
    "id" TEXT NOT NULL,
    "package_id" TEXT,
    "filename" TEXT NOT NULL,
    "media_type" TEXT NOT NULL,
    "bytes" INTEGER NOT NULL,
    "sha256" TEXT NOT NULL,
    "page_count" INTEGER,
    "status" TEXT NOT NULL DEFAULT 'uploaded',
    "doc_type" TEXT,
    "title" TEXT,
    "county" TEXT,
    "state" TEXT,
    "instrument_no" TEXT,
    "book" TEXT,
    "page" TEXT,
    "executed" TEXT,
    "effective" TEXT,
    "recorded" TEXT,
    "sort_date" TEXT NOT NULL DEFAULT '9999',
    "stages" JSONB NOT NULL DEFAULT '{}',
    "keyed_by" TEXT,
    "created_at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "documents_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "markdowns" (
    "document_id" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "warnings" JSONB NOT NULL DEFAULT '[]',
    "version" TEXT NOT NULL DEFAULT '1',

    CONSTRAINT "markdowns_pkey" PRIMARY KEY ("document_id")
);

-- CreateTable
CREATE TABLE "pages" (
    "document_id" TEXT NOT NULL,
    "page" INTEGER NOT NULL,
    "start" INTEGER NOT NULL,
    "end" INTEGER NOT NULL,
    "width" DOUBLE PRECISION,
    "height" DOUBLE PRECISION,
    "source" TEXT NOT NULL,
    "ocr_confidence" DOUBLE PRECISION,
    "words" JSONB NOT NULL DEFAULT '[]',

    CONSTRAINT "pages_pkey" PRIMARY KEY ("document_id","page")
);

-- CreateTable
CREATE TABLE "extractions" (
    "document_id" TEXT NOT NULL,
    "aspect" TEXT NOT NULL,
    "level" TEXT NOT NULL,
    "resolved" JSONB NOT NULL,
    "evidence" JSONB NOT NULL,
    "confidence" JSONB NOT NULL,
    "extractor" TEXT NOT NULL,
    "model" TEXT,
    "version" TEXT NOT NULL,
    "input_tokens" INTEGER NOT NULL DEFAULT 0,
    "output_tokens" INTEGER NOT NULL DEFAULT 0,
    "cost_usd" TEXT NOT NULL DEFAULT '0',
    "at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "extractions_pkey" PRIMARY KEY ("document_id","aspect","level")
);

-- CreateTable
CREATE TABLE "extraction_cache" (
    "key" TEXT NOT NULL,
    "aspect" TEXT NOT NULL,
    "extractor" TEXT NOT NULL,
    "version" TEXT NOT NULL,
    "model" TEXT,
    "value" JSONB NOT NULL,
    "input_tokens" INTEGER NOT NULL DEFAULT 0,
    "output_tokens" INTEGER NOT NULL DEFAULT 0,
    "cost_usd" TEXT NOT NULL DEFAULT '0',
    "at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "extraction_cache_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "model_calls" (
    "key" TEXT NOT NULL,
    "model" TEXT NOT NULL,
    "response" JSONB NOT NULL,
    "input_tokens" INTEGER NOT NULL,
    "output_tokens" INTEGER NOT NULL,
    "cost_usd" TEXT NOT NULL,
    "at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "model_calls_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "corrections" (
    "document_id" TEXT NOT NULL,
    "aspect" TEXT NOT NULL,
    "patch" JSONB NOT NULL,
    "note" TEXT,
    "by" TEXT NOT NULL,
    "at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "corrections_pkey" PRIMARY KEY ("document_id","aspect")
);

-- CreateTable
CREATE TABLE "history" (
    "id" TEXT NOT NULL,
    "document_id" TEXT NOT NULL,
    "at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "kind" TEXT NOT NULL,
    "aspect" TEXT,
    "summary" TEXT NOT NULL,
    "by" TEXT NOT NULL,
    "detail" JSONB,

    CONSTRAINT "history_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "l2_parties" (
    "package_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "display" TEXT NOT NULL,
    "data" JSONB NOT NULL,

    CONSTRAINT "l2_parties_pkey" PRIMARY KEY ("package_id","id")
);

-- CreateTable
CREATE TABLE "l2_tracts" (
    "package_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "label" TEXT NOT NULL,
    "data" JSONB NOT NULL,

    CONSTRAINT "l2_tracts_pkey" PRIMARY KEY ("package_id","id")
);

-- CreateTable
CREATE TABLE "l2_references" (
    "package_id" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "document_id" TEXT NOT NULL,
    "cites" TEXT,
    "data" JSONB NOT NULL,

    CONSTRAINT "l2_references_pkey" PRIMARY KEY ("package_id","position")
);

-- CreateTable
CREATE TABLE "party_decisions" (
    "id" TEXT NOT NULL,
    "package_id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "mentions" JSONB NOT NULL,
    "by" TEXT NOT NULL DEFAULT 'reviewer',
    "at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "party_decisions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "title_runs" (
    "package_id" TEXT NOT NULL,
    "engine_version" TEXT NOT NULL,
    "computed_at" TIMESTAMP(3) NOT NULL,
    "as_of" TEXT NOT NULL,
    "undetermined" JSONB NOT NULL,
    "tracts" JSONB NOT NULL,
    "breaks" JSONB NOT NULL,

    CONSTRAINT "title_runs_pkey" PRIMARY KEY ("package_id")
);

-- CreateTable
CREATE TABLE "effects" (
    "package_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "sequence" INTEGER NOT NULL,
    "document_id" TEXT,
    "tract_id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "data" JSONB NOT NULL,
    "trace" JSONB NOT NULL,

    CONSTRAINT "effects_pkey" PRIMARY KEY ("package_id","id")
);

-- CreateTable
CREATE TABLE "issues" (
    "package_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "code" TEXT NOT NULL,
    "severity" TEXT NOT NULL,
    "data" JSONB NOT NULL,

    CONSTRAINT "issues_pkey" PRIMARY KEY ("package_id","id")
);

-- CreateTable
CREATE TABLE "issue_notes" (
    "package_id" TEXT NOT NULL,
    "issue_id" TEXT NOT NULL,
    "status" TEXT NOT NULL,
    "note" TEXT,
    "at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "issue_notes_pkey" PRIMARY KEY ("package_id","issue_id")
);

-- CreateTable
CREATE TABLE "estate_graphs" (
    "package_id" TEXT NOT NULL,
    "version" TEXT NOT NULL,
    "built_at" TIMESTAMP(3) NOT NULL,
    "body" TEXT NOT NULL,
    "etag" TEXT NOT NULL,
    "gap_count" INTEGER NOT NULL,

    CONSTRAINT "estate_graphs_pkey" PRIMARY KEY ("package_id")
);

-- CreateTable
CREATE TABLE "jobs" (
    "id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'queued',
    "package_id" TEXT,
    "document_id" TEXT,
    "request" JSONB NOT NULL,
    "error" JSONB,
    "usage" JSONB NOT NULL DEFAULT '{}',
    "created_at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "started_at" TIMESTAMP(3),
    "finished_at" TIMESTAMP(3),

    CONSTRAINT "jobs_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "job_steps" (
    "job_id" TEXT NOT NULL,
    "document_id" TEXT NOT NULL DEFAULT '',
    "stage" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'pending',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "duration_ms" INTEGER,
    "error" JSONB,

    CONSTRAINT "job_steps_pkey" PRIMARY KEY ("job_id","document_id","stage")
);

-- CreateTable
CREATE TABLE "events" (
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "data" JSONB NOT NULL,
    "created_at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "sent_at" TIMESTAMP(3),

    CONSTRAINT "events_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "idempotency_keys" (
    "key" TEXT NOT NULL,
    "body_hash" TEXT NOT NULL,
    "status" INTEGER,
    "response" JSONB,
    "created_at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "idempotency_keys_pkey" PRIMARY KEY ("key")
);

-- CreateIndex
CREATE INDEX "packages_created_at_idx" ON "packages"("created_at");

-- CreateIndex
CREATE INDEX "documents_package_id_sort_date_recorded_id_idx" ON "documents"("package_id", "sort_date", "recorded", "id");

-- CreateIndex
CREATE INDEX "documents_created_at_id_idx" ON "documents"("created_at", "id");

-- CreateIndex
CREATE INDEX "documents_sha256_idx" ON "documents"("sha256");

-- CreateIndex
CREATE INDEX "history_document_id_at_idx" ON "history"("document_id", "at");

-- CreateIndex
CREATE INDEX "l2_references_document_id_idx" ON "l2_references"("document_id");

-- CreateIndex
CREATE INDEX "party_decisions_package_id_at_idx" ON "party_decisions"("package_id", "at");

-- CreateIndex
CREATE INDEX "effects_package_id_sequence_idx" ON "effects"("package_id", "sequence");

-- CreateIndex
CREATE INDEX "jobs_created_at_id_idx" ON "jobs"("created_at", "id");

-- CreateIndex
CREATE INDEX "jobs_package_id_created_at_idx" ON "jobs"("package_id", "created_at");

-- CreateIndex
CREATE INDEX "jobs_document_id_created_at_idx" ON "jobs"("document_id", "created_at");

-- CreateIndex
CREATE INDEX "events_sent_at_created_at_idx" ON "events"("sent_at", "created_at");

-- AddForeignKey
ALTER TABLE "documents" ADD CONSTRAINT "documents_package_id_fkey" FOREIGN KEY ("package_id") REFERENCES "packages"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "markdowns" ADD CONSTRAINT "markdowns_document_id_fkey" FOREIGN KEY ("document_id") REFERENCES "documents"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "pages" ADD CONSTRAINT "pages_document_id_fkey" FOREIGN KEY ("document_id") REFERENCES "documents"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "extractions" ADD CONSTRAINT "extractions_document_id_fkey" FOREIGN KEY ("document_id") REFERENCES "documents"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "corrections" ADD CONSTRAINT "corrections_document_id_fkey" FOREIGN KEY ("document_id") REFERENCES "documents"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "history" ADD CONSTRAINT "history_document_id_fkey" FOREIGN KEY ("document_id") REFERENCES "documents"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "l2_parties" ADD CONSTRAINT "l2_parties_package_id_fkey" FOREIGN KEY ("package_id") REFERENCES "packages"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "l2_tracts" ADD CONSTRAINT "l2_tracts_package_id_fkey" FOREIGN KEY ("package_id") REFERENCES "packages"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "l2_references" ADD CONSTRAINT "l2_references_package_id_fkey" FOREIGN KEY ("package_id") REFERENCES "packages"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "party_decisions" ADD CONSTRAINT "party_decisions_package_id_fkey" FOREIGN KEY ("package_id") REFERENCES "packages"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "title_runs" ADD CONSTRAINT "title_runs_package_id_fkey" FOREIGN KEY ("package_id") REFERENCES "packages"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "effects" ADD CONSTRAINT "effects_package_id_fkey" FOREIGN KEY ("package_id") REFERENCES "packages"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "issues" ADD CONSTRAINT "issues_package_id_fkey" FOREIGN KEY ("package_id") REFERENCES "packages"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "issue_notes" ADD CONSTRAINT "issue_notes_package_id_fkey" FOREIGN KEY ("package_id") REFERENCES "packages"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "estate_graphs" ADD CONSTRAINT "estate_graphs_package_id_fkey" FOREIGN KEY ("package_id") REFERENCES "packages"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "job_steps" ADD CONSTRAINT "job_steps_job_id_fkey" FOREIGN KEY ("job_id") REFERENCES "jobs"("id") ON DELETE CASCADE ON UPDATE CASCADE;
