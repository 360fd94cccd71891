import type { Vendor } from '@process-ai/contract/vendors';
import type { ReactNode } from 'react';
import { Badge } from '../../../components/badge.tsx';
import { copy } from '../copy.ts';
import { monthLabel } from '../model.ts';
import { DirectoryNotice } from './directory-notice.tsx';
import { VendorWebsite } from './vendor-website.tsx';

export const VendorSections = ({ vendor }: { vendor: Vendor }) => (
  <>
    <dl className="flex flex-wrap gap-x-12 gap-y-4">
      <Fact label={copy.card.headquarters}>{vendor.headquarters}</Fact>
      <Fact label={copy.card.founded}>{vendor.founded}</Fact>
      <Fact label={copy.card.website}>{vendor.website ? <VendorWebsite website={vendor.website} /> : null}</Fact>
      <Fact label={copy.detail.facts}>{vendor.factsAsOf === null ? copy.card.own : monthLabel(vendor.factsAsOf)}</Fact>
    </dl>
    <Section title={copy.detail.overview}>
      <p className="max-w-3xl whitespace-pre-line text-pretty break-words">{vendor.overview}</p>
    </Section>
    <Section title={copy.fields.products}>
      <Offerings offerings={vendor.products} />
    </Section>
    <Section title={copy.fields.capabilities}>
      {vendor.capabilities.length > 0 ? (
        <ul className="flex flex-wrap gap-1.5">
          {vendor.capabilities.map((capability) => (
            <li key={capability} className="max-w-full">
              <Badge className="h-auto! min-h-6 px-2! text-ink! whitespace-normal! wrap-anywhere">{capability}</Badge>
            </li>
          ))}
        </ul>
      ) : (
        <None />
      )}
    </Section>
    <Section title={copy.fields.aiCapabilities}>
      <Offerings offerings={vendor.aiCapabilities} />
    </Section>
    {vendor.factsAsOf === null ? null : <DirectoryNotice />}
  </>
);

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="min-w-0 max-w-full">
    <dt className="text-muted text-xs">{label}</dt>
    <dd className="mt-0.5 break-words font-medium">{children ?? '–'}</dd>
  </div>
);

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="grid gap-3">
    <h2 className="font-semibold text-base">{title}</h2>
    {children}
  </section>
);

const None = () => <p className="text-muted">{copy.detail.none}</p>;

function Offerings({ offerings }: { offerings: Vendor['products'] }) {
  if (offerings.length === 0) return <None />;
  return (
    <ul className="divide-y border-y">
      {offerings.map(({ name, category, description }) => (
        <li
          key={`${name}\n${category}`}
          className="grid break-inside-avoid gap-x-6 gap-y-1 py-3 sm:grid-cols-[16rem_1fr]"
        >
          <div className="min-w-0">
            <h3 className="break-words font-medium text-sm">{name}</h3>
            {category ? <p className="break-words text-muted text-xs">{category}</p> : null}
          </div>
          <p className="text-pretty break-words text-muted">{description}</p>
        </li>
      ))}
    </ul>
  );
}
