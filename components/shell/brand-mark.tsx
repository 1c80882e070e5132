/** The mark: a sealed deed, folded at the foot. */
export function BrandMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={className} fill="none">
      <path d="M4 3.75h16v12.5H4z" stroke="currentColor" strokeWidth="1.5" strokeLinejoin="round" />
      <path d="M7 7.25h10M7 10h10M7 12.75h4.5" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" />
      <circle cx="16" cy="16.25" r="3.6" fill="var(--critical)" stroke="var(--surface)" strokeWidth="1.3" />
      <path d="M14.9 19.6 14.3 23l1.7-1 1.7 1-.6-3.4" fill="var(--critical)" />
    </svg>
  );
}
