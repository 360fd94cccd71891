import { figuresByPlaceAlike } from './figures-by-place-alike.fixture.ts';
import { CORE_SECTORS, FIVE_SECTORS } from './five-sectors.fixture.ts';

const all = Object.keys(FIVE_SECTORS) as (keyof typeof FIVE_SECTORS)[];
figuresByPlaceAlike(all.filter((name) => !CORE_SECTORS.includes(name)));
