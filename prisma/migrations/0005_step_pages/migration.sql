-- AlterTable
ALTER TABLE "job_steps" ADD COLUMN     "pages_done" INTEGER,
ADD COLUMN     "pages_total" INTEGER;
