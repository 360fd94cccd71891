import { DEFAULT_COVER } from '@process-ai/contract/export-covers';
import { LOCALES } from '@process-ai/domain/language';
import { exampleClient } from './example-client.fixture.ts';
import { combinedSources } from './generated-sectors.fixture.ts';
import { openWithoutLoss } from './open-without-loss.fixture.ts';

const inOtherLanguages = (['de', 'es', 'fr'] as const).map((language) => ({
  name: `a client, ${LOCALES[language]}`,
  source: { ...exampleClient(), cover: { ...DEFAULT_COVER, language } },
}));

openWithoutLoss([...combinedSources('core'), ...combinedSources('breadth'), ...inOtherLanguages]);
