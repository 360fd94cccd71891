import { Compass } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button } from '../../components/button.tsx';
import { EmptyPage } from '../../components/empty-state.tsx';
import { copy } from './copy.ts';

export const NotFoundScreen = () => (
  <EmptyPage
    icon={Compass}
    title={copy.title}
    actions={
      <Button asChild variant="primary">
        <Link to="/">{copy.home}</Link>
      </Button>
    }
  >
    {copy.text}
  </EmptyPage>
);
