import { Spinner } from '../components/spinner.tsx';

export const FullPageSpinner = () => (
  <div role="status" className="grid min-h-dvh animate-late place-items-center text-muted">
    <Spinner className="size-6" />
    <span className="sr-only">Loading...</span>
  </div>
);
