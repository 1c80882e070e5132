import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { call } from "@/lib/client/call";
import { ClientError } from "@/lib/client/client-error";
import { keys } from "@/lib/client/keys";
import { randomKey } from "@/lib/client/random-key";

export type UploadItem = { key: string; name: string; bytes: number; state: "waiting" | "sending" | "done" | "failed"; problem?: string };

async function sendFile(packageId: string, file: File, key: string): Promise<void> {
  const form = new FormData();
  form.set("package_id", packageId);
  form.set("process", "false");
  form.append("file", file, file.name);
  await call("createDocuments", { body: form, idempotencyKey: key });
}

/** Sends files one by one (two at a time), then asks for one job that reads them all. A file that is refused says why and stops no other. `upload(files, to)` sends to another package, one just made for them. */
export function useUpload(packageId: string) {
  const client = useQueryClient();
  const [items, setItems] = useState<UploadItem[]>([]);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ClientError | null>(null);

  const upload = useCallback(
    async (files: File[], to: string = packageId) => {
      const entries = files.map((file) => ({ file, key: randomKey() }));
      const change = (key: string, next: Partial<UploadItem>) => setItems((all) => all.map((item) => (item.key === key ? { ...item, ...next } : item)));
      setItems(entries.map(({ file, key }) => ({ key, name: file.name, bytes: file.size, state: "waiting" })));
      setBusy(true);
      setProblem(null);
      let sent = 0;
      const queue = [...entries];
      const worker = async () => {
        for (let entry = queue.shift(); entry; entry = queue.shift()) {
          change(entry.key, { state: "sending" });
          try {
            await sendFile(to, entry.file, entry.key);
            sent += 1;
            change(entry.key, { state: "done" });
          } catch (error) {
            change(entry.key, { state: "failed", problem: error instanceof ClientError ? error.detail : "The file could not be sent." });
          }
        }
      };
      await Promise.all([worker(), worker()]);
      try {
        if (sent > 0) await call("processPackage", { params: { id: to }, body: {} });
      } catch (error) {
        if (error instanceof ClientError) setProblem(error);
      }
      setBusy(false);
      await Promise.all([
        client.invalidateQueries({ queryKey: keys.package.all(to) }),
        client.invalidateQueries({ queryKey: keys.jobs.all }),
        client.invalidateQueries({ queryKey: keys.packages.all }),
      ]);
    },
    [client, packageId],
  );
  return { upload, items, busy, problem, clear: () => setItems([]) };
}
