import { figuresByPlaceAlike } from './figures-by-place-alike.fixture.ts';
import { CORE_SECTORS } from './five-sectors.fixture.ts';

figuresByPlaceAlike(CORE_SECTORS);
