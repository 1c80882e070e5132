"use client";
import { Dialog } from "@/components/ui/dialog";
import { Proof, type ProofSubject } from "./proof";

/** The proof in a drawer, over any screen. */
export function ProofDrawer({ packageId, subject, onClose }: { packageId: string; subject: ProofSubject | null; onClose: () => void }) {
  return (
    <Dialog open={subject !== null} onClose={onClose} title="Proof" side>
      {subject && <Proof packageId={packageId} subject={subject} />}
    </Dialog>
  );
}
