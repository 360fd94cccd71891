/** A shortcut, one box per key: "Ctrl+K", "g s". */
export const Kbd = ({ keys }: { keys: readonly string[] }) => (
  <span className="inline-flex shrink-0 gap-1">
    {keys.map((key) => (
      <kbd
        key={key}
        className="inline-flex h-5 min-w-5 items-center justify-center rounded border bg-canvas px-1 font-sans text-muted text-xs"
      >
        {key}
      </kbd>
    ))}
  </span>
);
