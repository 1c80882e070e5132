import { FileQuestionMark } from "lucide-react";
import Link from "next/link";
import { buttonClass } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";

/** There is nothing at this address. */
export function NotFoundScreen() {
  return (
    <main id="main">
      <EmptyState
        icon={FileQuestionMark}
        title="There is no such page"
        action={
          <Link href="/" className={buttonClass("primary")}>
            To the packages
          </Link>
        }
      >
        The address may be mistyped, or what stood here was deleted.
      </EmptyState>
    </main>
  );
}
