-- CreateTable
CREATE TABLE "issue_history" (
    "id" TEXT NOT NULL,
    "package_id" TEXT NOT NULL,
    "issue_id" TEXT NOT NULL,
    "status" TEXT NOT NULL,
    "note" TEXT,
    "by" TEXT NOT NULL,
    "at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "issue_history_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "issue_history_package_id_issue_id_at_idx" ON "issue_history"("package_id", "issue_id", "at");

-- AddForeignKey
ALTER TABLE "issue_history" ADD CONSTRAINT "issue_history_package_id_fkey" FOREIGN KEY ("package_id") REFERENCES "packages"("id") ON DELETE CASCADE ON UPDATE CASCADE;
