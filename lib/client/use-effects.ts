import { useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "@/lib/client/call";
import { keys } from "@/lib/client/keys";
import type { TitleEngine, TitleResult } from "@/lib/contracts/title";

type EffectsWithTraces = Pick<TitleResult, "effects" | "traces">;

/** Some effects with their traces: out of the whole result where it is here already, else asked for by themselves. */
export function useEffects(packageId: string, ids: readonly string[], enabled = true) {
  const client = useQueryClient();
  const whole = () => {
    const state = client.getQueryState<TitleEngine>(keys.package.title(packageId));
    return state?.isInvalidated ? undefined : state?.data?.result;
  };
  return useQuery({
    queryKey: keys.package.effects(packageId, ids),
    queryFn: async ({ signal }): Promise<EffectsWithTraces> =>
      (await call("getTitleEngine", { params: { id: packageId }, query: { effects: ids.join() }, signal })).result,
    initialData: (): EffectsWithTraces | undefined => whole(),
    staleTime: 60_000,
    enabled: enabled && packageId !== "",
  });
}
