import { fetchAhead } from "@/app/(review)/fetch-ahead";
import { PackagesScreen } from "@/components/packages/packages-screen";
import { addressOf } from "@/lib/client/call";

export default async function Page() {
  await fetchAhead(addressOf("listPackages", { query: { limit: 200 } }));
  return <PackagesScreen />;
}
