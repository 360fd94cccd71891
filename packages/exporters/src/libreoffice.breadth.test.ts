import { combinedSources } from './generated-sectors.fixture.ts';
import { openWithoutLoss } from './open-without-loss.fixture.ts';

openWithoutLoss([...combinedSources('core'), ...combinedSources('breadth')]);
