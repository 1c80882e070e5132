-- CreateTable
CREATE TABLE "confirmations" (
    "document_id" TEXT NOT NULL,
    "aspect" TEXT NOT NULL,
    "pointer" TEXT NOT NULL,
    "value" JSONB NOT NULL,
    "start" INTEGER,
    "end" INTEGER,
    "note" TEXT,
    "by" TEXT NOT NULL,
    "at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "confirmations_pkey" PRIMARY KEY ("document_id","aspect","pointer")
);

-- AddForeignKey
ALTER TABLE "confirmations" ADD CONSTRAINT "confirmations_document_id_fkey" FOREIGN KEY ("document_id") REFERENCES "documents"("id") ON DELETE CASCADE ON UPDATE CASCADE;
