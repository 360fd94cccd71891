import type { Answer, Criterion, CriterionAnswer } from '@process-ai/contract/suitability';
import { Select } from '../../../components/select.tsx';
import { copy } from '../copy.ts';

interface CriterionListProps {
  criteria: readonly CriterionAnswer[];
  /** null gives the answer back to the analyst. */
  onAnswer: (criterion: Criterion, answer: Answer | null) => void;
}

const ANALYST = 'analyst';
const ANSWERS = [1, 2, 3, 4, 5] as const;

/** Every criterion as a question: the answer, the words that led to it, and the person's own answer instead. */
export const CriterionList = ({ criteria, onAnswer }: CriterionListProps) => (
  <ul className="grid divide-y pt-1">
    {criteria.map(({ criterion, answer, words, overruled, overruledBy }) => (
      <li key={criterion} className="grid grid-cols-[minmax(0,1fr)_9.5rem] items-center gap-x-3 gap-y-0.5 py-2">
        <span>{copy.questions[criterion]}</span>
        <Select
          aria-label={copy.criterion.choose(copy.questions[criterion])}
          value={overruled === null ? ANALYST : String(overruled)}
          onValueChange={(value) => onAnswer(criterion, value === ANALYST ? null : (Number(value) as Answer))}
          options={[
            { value: ANALYST, label: copy.criterion.own(answer) },
            ...ANSWERS.map((each) => ({ value: String(each), label: copy.criterion.options[each] })),
          ]}
        />
        <span className="col-span-2 text-muted text-xs">
          {answer === null ? copy.criterion.unknown : words.length > 0 ? copy.criterion.words(words) : null}
          {overruledBy === null ? null : (
            <>
              {answer === null || words.length > 0 ? <br /> : null}
              <span className="text-ink">{copy.criterion.by(overruledBy)}</span>
            </>
          )}
        </span>
      </li>
    ))}
  </ul>
);
