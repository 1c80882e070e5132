import {
  FileQuestionMark,
  Grid2x2,
  LayoutList,
  ListChecks,
  ListTodo,
  type LucideIcon,
  PieChart,
  Scale,
  ScrollText,
  TriangleAlert,
  Users,
  Workflow,
} from "lucide-react";

export type PackageView = { slug: string; label: string; icon: LucideIcon; key: string };

/** The views of a package in the order of the work. `key` goes there. */
export const packageViews: PackageView[] = [
  { slug: "", label: "Overview", icon: LayoutList, key: "1" },
  { slug: "/review", label: "Review", icon: ListChecks, key: "0" },
  { slug: "/graph", label: "Estate graph", icon: Workflow, key: "2" },
  { slug: "/ownership", label: "Ownership", icon: PieChart, key: "3" },
  { slug: "/issues", label: "Requirements", icon: TriangleAlert, key: "4" },
  { slug: "/runsheet", label: "Runsheet", icon: ScrollText, key: "5" },
  { slug: "/effects", label: "Effects", icon: Scale, key: "6" },
  { slug: "/parties", label: "Parties", icon: Users, key: "7" },
  { slug: "/land", label: "Land", icon: Grid2x2, key: "8" },
  { slug: "/references", label: "References", icon: FileQuestionMark, key: "i" },
  { slug: "/jobs", label: "Jobs", icon: ListTodo, key: "9" },
];
