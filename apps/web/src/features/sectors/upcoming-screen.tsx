import { Hourglass } from 'lucide-react';
import { EmptyState } from '../../components/empty-state.tsx';
import { copy } from './copy.ts';

/** A tab that this release does not fill yet: says what will stand there, and offers nothing that does not work. */
export const UpcomingScreen = ({ tab }: { tab: keyof typeof copy.upcoming }) => (
  <EmptyState icon={Hourglass} title={copy.upcoming[tab].title}>
    {copy.upcoming[tab].text}
  </EmptyState>
);
