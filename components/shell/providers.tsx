"use client";
import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import { createQueryClient } from "@/lib/client/query-client";
import { Toaster } from "./toaster";

export function Providers({ children }: { children: ReactNode }) {
  const [client] = useState(createQueryClient);
  // Effects of a parent run after those of its children: from here on the page answers to keys and clicks. The journeys wait for it.
  useEffect(() => {
    document.documentElement.dataset.ready = "";
  }, []);
  return (
    <QueryClientProvider client={client}>
      {children}
      <Toaster />
    </QueryClientProvider>
  );
}
