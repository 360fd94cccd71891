import type { Vendor } from '@process-ai/contract/vendors';
import { Calendar, MapPin } from 'lucide-react';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { Badge } from '../../../components/badge.tsx';
import { copy } from '../copy.ts';
import { monthLabel } from '../model.ts';
import { VendorWebsite } from './vendor-website.tsx';

export const VendorCard = memo(({ vendor }: { vendor: Vendor }) => (
  <li className="relative flex min-w-0 flex-col break-inside-avoid gap-3 rounded-lg border bg-surface p-4 transition-colors hover:border-line-strong">
    <div>
      <h2 className="line-clamp-2 break-words font-semibold text-sm">
        <Link
          to={`/vendors/${vendor.id}`}
          className="after:absolute after:inset-0 after:rounded-lg focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-accent focus-visible:after:outline-offset-2"
        >
          {vendor.name}
        </Link>
      </h2>
      {vendor.industry ? (
        <Badge className="mt-1.5">
          <span className="truncate">{vendor.industry}</span>
        </Badge>
      ) : null}
    </div>
    <p className="line-clamp-3 text-pretty break-words text-muted">{vendor.overview}</p>
    <div className="mt-auto grid gap-2 text-xs">
      <div className="flex flex-wrap gap-x-4 gap-y-1 text-muted">
        {vendor.headquarters ? (
          <span className="inline-flex min-w-0 items-center gap-1 wrap-anywhere">
            <MapPin aria-hidden className="size-3.5 shrink-0" />
            <span className="sr-only">{copy.card.headquarters}:</span>
            {vendor.headquarters}
          </span>
        ) : null}
        {vendor.founded ? (
          <span className="inline-flex items-center gap-1">
            <Calendar aria-hidden className="size-3.5 shrink-0" />
            <span className="sr-only">{copy.card.founded}:</span>
            {vendor.founded}
          </span>
        ) : null}
        {vendor.website ? <VendorWebsite website={vendor.website} className="relative z-10" /> : null}
      </div>
      <p className="font-medium">
        {copy.card.products(vendor.products.length)} · {copy.card.aiCapabilities(vendor.aiCapabilities.length)}
      </p>
      <p className="text-muted">
        {vendor.factsAsOf === null ? copy.card.own : copy.card.factsAsOf(monthLabel(vendor.factsAsOf))}
      </p>
    </div>
  </li>
));
