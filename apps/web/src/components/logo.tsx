/** The product's mark: two steps of a process, joined, and one that an agent takes over. */
export const Logo = ({ className }: { className?: string }) => (
  <svg viewBox="0 0 32 32" aria-hidden="true" className={className}>
    <rect width="32" height="32" rx="7" fill="#0b5c75" />
    <path
      d="M9 10h5a4 4 0 0 1 4 4v4a4 4 0 0 0 4 4h1"
      fill="none"
      stroke="#fff"
      strokeWidth="2.5"
      strokeLinecap="round"
    />
    <circle cx="9" cy="10" r="3" fill="#fff" />
    <circle cx="23" cy="22" r="3" fill="#fff" />
    <circle cx="23" cy="10" r="2.25" fill="#7fd6ec" />
  </svg>
);
