import { PackagesScreen } from "@/components/packages/packages-screen";

export default function Page() {
  return <PackagesScreen />;
}
