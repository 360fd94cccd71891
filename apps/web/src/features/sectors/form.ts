import { INDUSTRY_NAMES, type Industry } from '@process-ai/contract/industries';
import { SectorInput, type SectorProfile, SectorProfileInput, type SectorSummary } from '@process-ai/contract/sectors';
import { capitalized } from '@process-ai/domain/capitalized';
import { referenceModelIn } from '@process-ai/domain/reference-models';
import { z } from 'zod';

const shape = SectorProfileInput.shape;

/** Figures are typed as text, so that an empty field is empty and not zero. */
const figure = <Schema extends z.ZodType<number | null, number | null>>(schema: Schema) =>
  z
    .string()
    .trim()
    .transform((text) => (text === '' ? null : Number(text.replaceAll(/[,\s]/g, ''))))
    .pipe(schema);

const upperCase = (text: string) => text.trim().toUpperCase();

/** The choice between an industry of the list, one in own words, and what name and description say. */
const AS_PROPOSED = 'proposed';
const OTHER = 'other';
type IndustryChoice = Industry | typeof AS_PROPOSED | typeof OTHER;

const ProfileForm = z
  .object({
    shortName: shape.shortName,
    industry: z.custom<IndustryChoice>((value) => typeof value === 'string'),
    otherIndustry: z.string(),
    countries: z
      .string()
      .transform((text) =>
        text
          .split(/[\s,;]+/)
          .map(upperCase)
          .filter(Boolean),
      )
      .pipe(shape.countries.unwrap()),
    employees: figure(shape.employees.unwrap()),
    revenue: figure(shape.revenue.unwrap()),
    currency: z
      .string()
      .transform((text) => upperCase(text) || null)
      .pipe(shape.currency.unwrap()),
    employeeCost: figure(shape.employeeCost.unwrap()),
    casesPerYear: figure(shape.casesPerYear.unwrap()),
  })
  .transform(({ industry, otherIndustry, ...figures }) => ({
    ...figures,
    industry: industry === AS_PROPOSED || industry === OTHER ? null : industry,
    otherIndustry: industry === OTHER ? otherIndustry.trim() || null : null,
  }));

/** The contract's sector, as it is typed. */
export const SectorForm = SectorInput.extend({ profile: ProfileForm });
export type SectorValues = z.input<typeof SectorForm>;
export type SectorToSave = z.output<typeof SectorForm>;

export const valuesOf = (
  sector?: Pick<SectorSummary, 'name' | 'referenceModel' | 'description' | 'icon' | 'profile'>,
) => ({
  name: sector?.name ?? '',
  referenceModel: sector?.referenceModel ?? '',
  description: sector?.description ?? '',
  icon: sector?.icon ?? null,
  profile: profileValues(sector?.profile),
});

const profileValues = (profile?: SectorProfile): SectorValues['profile'] => ({
  shortName: profile?.shortName ?? '',
  industry: profile?.industry ?? (profile?.otherIndustry ? OTHER : AS_PROPOSED),
  otherIndustry: profile?.otherIndustry ?? '',
  countries: profile?.countries.join(', ') ?? '',
  employees: text(profile?.employees),
  revenue: text(profile?.revenue),
  currency: profile?.currency ?? '',
  employeeCost: text(profile?.employeeCost),
  casesPerYear: text(profile?.casesPerYear),
});

const text = (value: number | null | undefined) => (value === null || value === undefined ? '' : String(value));

/** The words that the choice of an industry is proposed from. */
const READ_CHARACTERS = 4000;
const TEXT_FILE = /\.(csv|tsv|txt|json|xml|bpmn|archimate)$/i;

/** What a file of plain text begins with; empty for a workbook. */
export const beginningOf = async (file: File): Promise<string> =>
  TEXT_FILE.test(file.name) ? await file.slice(0, READ_CHARACTERS).text() : '';

/** What a file of processes says of its sector, by its name and what it begins with: name, model, words on the industry. */
export function proposalOf(fileName: string, text: string) {
  const words = fileName
    .replace(/\.[^.]*$/, '')
    .replace(/[\s_.-]+/g, ' ')
    .trim();
  const referenceModel = referenceModelIn(words) ?? referenceModelIn(text);
  return {
    name: capitalized(words),
    referenceModel,
    words: { name: words, description: text, referenceModel: referenceModel ?? '' },
  };
}

const industries = () =>
  Object.entries(INDUSTRY_NAMES).map(([value, label]) => ({ value: value as IndustryChoice, label }));

/** The choices of the industry field; the first one stands for what the words say. */
export const industryOptions = (asProposed: string, other: string) => [
  { value: AS_PROPOSED as IndustryChoice, label: asProposed },
  ...industries().toSorted((a, b) => a.label.localeCompare(b.label)),
  { value: OTHER as IndustryChoice, label: other },
];

export const isProposed = (choice: IndustryChoice) => choice === AS_PROPOSED;
export const isOther = (choice: IndustryChoice) => choice === OTHER;
