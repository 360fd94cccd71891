import { VendorInput } from '@process-ai/contract/vendors';
import { z } from 'zod';
import { withOwnEntries } from '../with-own-entries.ts';
import { list } from './list.ts';
import { optionalPlainText, plainText } from './plain-text.ts';
import type { Prompt } from './prompt.ts';

const ENTRIES_MAX = 20;
const OVERVIEW_SENT = 1000;
const NAMES_SENT = 40;

const offerings = list(
  ENTRIES_MAX,
  z.object({ name: plainText(120), description: optionalPlainText(300), category: optionalPlainText(60) }),
);

const Answer = z.object({
  known: z.boolean(),
  vendor: z
    .object({
      overview: plainText(1000),
      headquarters: optionalPlainText(120),
      founded: optionalPlainText(20),
      industry: optionalPlainText(80),
      website: optionalPlainText(300),
      capabilities: list(ENTRIES_MAX, plainText(120)),
      products: offerings,
      aiCapabilities: offerings,
    })
    .nullish(),
});
type Answer = z.infer<typeof Answer>;

/** What a model knows of a vendor, if it knows it. */
export const vendorProfile: Prompt<Answer> = {
  name: 'vendor_profile',
  schema: Answer,
  instructions: `You keep a directory of technology vendors that buyers rely on. The material is one vendor as somebody has entered it: its name, and what else is known.

Answer with one JSON object, {"known", "vendor"}:
- known: true only when you are certain that you know this very company. A name that merely sounds like one, a local firm, an invented name or a name that several companies share without a website that settles it: false, and vendor is null.
- vendor: null when known is false. Else an object with overview (two to four sentences, what it sells and to whom), headquarters ("City, Country"), founded (the year), industry (the industry whose companies buy from it, or "Cross-industry"), website (with https://), capabilities (up to ${ENTRIES_MAX} short phrases as buyers would search for), products and aiCapabilities (up to ${ENTRIES_MAX} each, with name, description and category). Leave null or empty whatever you are not certain of: a gap is better than a guess.

Write plain text without markup and without praise.`,
};

/** What the model gets to know of the vendor. */
export const vendorMaterial = ({ name, website, industry, headquarters, overview, products }: VendorInput) => ({
  vendor: {
    name,
    website,
    industry,
    headquarters,
    overview: overview.slice(0, OVERVIEW_SENT).toWellFormed(),
    products: products.slice(0, NAMES_SENT).map((product) => product.name),
  },
});

/** The answer as a vendor that could be stored, with what a person has added; null when the model does not know it. */
export function toVendor({ known, vendor }: Answer, own: VendorInput): VendorInput | null {
  if (!known || !vendor) return null;
  return {
    name: own.name,
    overview: vendor.overview,
    headquarters: vendor.headquarters ?? own.headquarters,
    founded: vendor.founded ?? own.founded,
    industry: vendor.industry ?? own.industry,
    website: VendorInput.shape.website.safeParse(vendor.website).data ?? own.website,
    ...withOwnEntries(vendor, own),
  };
}
