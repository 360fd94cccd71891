import type { ReactNode } from 'react';
import { PageHeader } from '../../components/page-header.tsx';
import { PasswordForm } from './components/password-form.tsx';
import { ProfileForm } from './components/profile-form.tsx';
import { SessionList } from './components/session-list.tsx';
import { copy } from './copy.ts';
import { useOwnUser } from './queries.ts';

/** One's own name, password and sessions. */
export function AccountScreen() {
  const user = useOwnUser();
  return (
    <div className="grid max-w-5xl gap-8">
      <PageHeader title={copy.title} description={copy.text} />
      {user ? (
        <>
          <Section title={copy.profile.title}>
            <ProfileForm user={user} />
          </Section>
          <Section title={copy.password.title} text={copy.password.text}>
            <PasswordForm email={user.email} />
          </Section>
        </>
      ) : null}
      <SessionList />
    </div>
  );
}

interface SectionProps {
  title: string;
  text?: string;
  children: ReactNode;
}

/** What it is about on the left, its form on the right. */
const Section = ({ title, text, children }: SectionProps) => (
  <section aria-label={title} className="grid gap-4 border-t pt-6 lg:grid-cols-[18rem_1fr] lg:gap-8">
    <header>
      <h2 className="font-semibold text-base">{title}</h2>
      {text ? <p className="mt-1 text-pretty text-muted">{text}</p> : null}
    </header>
    <div className="max-w-md">{children}</div>
  </section>
);
