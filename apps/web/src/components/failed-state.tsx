import { CloudAlert } from 'lucide-react';
import { errorText } from '../lib/error-copy.ts';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';

interface FailedStateProps {
  title: string;
  error: unknown;
  /** Leads where the server itself did not say why. */
  fallback?: string;
  onRetry: () => void;
}

/** Where content could not be loaded: what failed, why, and another try. */
export const FailedState = ({ title, error, fallback, onRetry }: FailedStateProps) => (
  <div role="alert">
    <EmptyState icon={CloudAlert} title={title} actions={<Button onClick={onRetry}>Try again</Button>}>
      {errorText(error, fallback)}
    </EmptyState>
  </div>
);
