import { OPPORTUNITY_TYPES, type OpportunityType } from '@process-ai/contract/opportunities';
import { MONEY_BASES } from '@process-ai/contract/process-values';
import { X } from 'lucide-react';
import { createContext, use } from 'react';
import { Button } from '../../../components/button.tsx';
import { Field } from '../../../components/field.tsx';
import { Select } from '../../../components/select.tsx';
import { cx } from '../../../lib/cx.ts';
import { formatMoney } from '../../../lib/format.ts';
import { copy } from '../copy.ts';
import { type Filters, LISTED, NO_FILTERS, NOBODY, type Occurring, type Range, SORTS, type Sort } from '../model.ts';
import { parseRange, serializeRange } from '../use-url-state.ts';

interface FilterProps {
  filters: Filters;
  onFilters: (next: Partial<Filters>) => void;
}

export interface OpportunityFiltersProps {
  sectorId: string;
  filters: Filters;
  onFilters: (next: Partial<Filters>) => void;
  currency: string;
  occurring: Occurring;
  sort: Sort;
  onSort: (sort: Sort) => void;
  /** Where there is little room, all but the search stands in a sheet. */
  narrow: boolean;
  /** How many opportunities the filters leave. */
  found: number;
}

export const SORT_OPTIONS = SORTS.map((value) => ({ value, label: copy.filters.sorts[value] }));

const ALL = 'all';
const EFFORTS = ['1-1', '1-2', '1-3', '4-5'];
/** Thousands a year. */
const VALUES = ['10-', '50-', '100-', '500-', '1000-'];
/** 0–100. */
const SUITABILITIES = ['80-100', '60-100', '40-100', '0-39.9'];

export const ClearFilters = ({ onFilters }: Pick<FilterProps, 'onFilters'>) => (
  <Button variant="ghost" onClick={() => onFilters(NO_FILTERS)}>
    <X aria-hidden />
    {copy.list.clear}
  </Button>
);

/** Whether filters stand below each other with a label each; else they stand in a line, and say themselves what they are. */
export const Labelled = createContext(false);

export const StatusFilter = ({ filters, onFilters }: FilterProps) => (
  <Choice
    label={copy.filters.status}
    all={copy.filters.allStatuses}
    value={filters.status}
    options={LISTED.map((value) => ({ value, label: copy.statuses[value] }))}
    onChoose={(status) => onFilters({ status })}
  />
);

export function TypeFilter({ filters: { types }, onFilters }: FilterProps) {
  const toggle = (type: OpportunityType) =>
    onFilters({ types: OPPORTUNITY_TYPES.filter((each) => types.includes(each) !== (each === type)) });
  return (
    <div role="group" aria-label={copy.filters.type} className="flex gap-1">
      {OPPORTUNITY_TYPES.map((type) => (
        <Button
          key={type}
          aria-pressed={types.includes(type)}
          className={cx(types.includes(type) && 'border-accent! bg-accent-soft! text-accent-ink!')}
          onClick={() => toggle(type)}
        >
          {copy.types[type]}
        </Button>
      ))}
    </div>
  );
}

/** What is asked for less often: where the process stands, what it brings, and whose it is. */
export function FurtherFilters({
  filters,
  onFilters,
  currency,
  occurring,
}: FilterProps & { currency: string; occurring: Occurring }) {
  const amount = (thousands: number) => `${formatMoney(thousands, currency)}K`;
  return (
    <>
      <Choice
        label={copy.filters.area}
        all={copy.filters.allAreas}
        value={filters.area}
        options={occurring.areas.map(({ code, name }) => ({ value: code, label: `${code} ${name}` }))}
        onChoose={(area) => onFilters({ area })}
      />
      <Choice
        label={copy.filters.level}
        all={copy.filters.allLevels}
        value={filters.level === null ? null : String(filters.level)}
        options={occurring.levels.map((level) => ({ value: String(level), label: copy.filters.levelOf(level) }))}
        onChoose={(level) => onFilters({ level: level === null ? null : Number(level) })}
      />
      <RangeChoice
        label={copy.filters.effort}
        all={copy.filters.allEfforts}
        value={filters.effort}
        ranges={EFFORTS}
        nameOf={copy.filters.effortOf}
        onChoose={(effort) => onFilters({ effort })}
      />
      <RangeChoice
        label={copy.filters.value}
        all={copy.filters.allValues}
        value={filters.value}
        ranges={VALUES}
        nameOf={(range) => copy.filters.valueOf(range, amount)}
        onChoose={(value) => onFilters({ value })}
      />
      <Choice
        label={copy.filters.money}
        all={copy.filters.allMoney}
        value={filters.money}
        options={MONEY_BASES.map((value) => ({ value, label: copy.filters.moneys[value] }))}
        onChoose={(money) => onFilters({ money })}
      />
      <Choice
        label={copy.filters.basis}
        all={copy.filters.allBases}
        value={filters.basis}
        options={occurring.bases.map((basis) => ({ value: basis, label: copy.basis.names[basis] }))}
        onChoose={(basis) => onFilters({ basis })}
      />
      <RangeChoice
        label={copy.filters.suitability}
        all={copy.filters.allSuitabilities}
        value={filters.suitability}
        ranges={SUITABILITIES}
        nameOf={copy.filters.suitabilityOf}
        onChoose={(suitability) => onFilters({ suitability })}
      />
      <Choice
        label={copy.filters.owner}
        all={copy.filters.allOwners}
        value={filters.owner}
        options={
          occurring.owners.length > 0 || filters.owner !== null
            ? [{ value: NOBODY, label: copy.filters.nobody }, ...occurring.owners.map(asOption)]
            : []
        }
        onChoose={(owner) => onFilters({ owner })}
      />
      <Choice
        label={copy.filters.source}
        all={copy.filters.allSources}
        value={filters.source}
        options={occurring.sources.map(asOption)}
        onChoose={(source) => onFilters({ source })}
      />
    </>
  );
}

const asOption = (value: string) => ({ value, label: value });

interface ChoiceProps<Value extends string> {
  label: string;
  /** What stands there while nothing is chosen. */
  all: string;
  value: Value | null;
  options: readonly { value: Value; label: string }[];
  onChoose: (value: Value | null) => void;
}

/** One filter. Hidden where there is nothing to choose between. */
function Choice<Value extends string>({ label, all, value, options, onChoose }: ChoiceProps<Value>) {
  const labelled = use(Labelled);
  if (options.length < 2 && value === null) return null;
  const select = (
    <Select<Value | typeof ALL>
      {...(labelled ? {} : { 'aria-label': label })}
      value={value ?? ALL}
      onValueChange={(chosen) => onChoose(chosen === ALL ? null : chosen)}
      options={[
        { value: ALL, label: all },
        ...options,
        // As an address may say it: what it names need not be there.
        ...(value === null || options.some((option) => option.value === value) ? [] : [{ value, label: value }]),
      ]}
      className={cx(
        !labelled && 'w-auto! max-w-56',
        value !== null && 'border-accent! bg-accent-soft! text-accent-ink!',
      )}
    />
  );
  return labelled ? <Field label={label}>{select}</Field> : select;
}

interface RangeChoiceProps extends Pick<ChoiceProps<string>, 'label' | 'all'> {
  value: Range | null;
  ranges: readonly string[];
  nameOf: (range: Range) => string;
  onChoose: (range: Range | null) => void;
}

/** A filter by a range: a usual one, or what was drawn in the chart. */
function RangeChoice({ value, ranges, nameOf, onChoose, ...props }: RangeChoiceProps) {
  const chosen = value && serializeRange(value);
  const all = chosen === null || ranges.includes(chosen) ? ranges : [...ranges, chosen];
  const options = all.flatMap((text) => {
    const range = parseRange(text);
    return range ? [{ value: text, label: nameOf(range) }] : [];
  });
  return (
    <Choice
      {...props}
      value={chosen}
      options={options}
      onChoose={(text) => onChoose(text === null ? null : parseRange(text))}
    />
  );
}
