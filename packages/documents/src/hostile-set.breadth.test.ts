import { endByThemselves } from './end-by-themselves.fixture.ts';
import { HOSTILE_FILES, isInCore } from './hostile-files.fixture.ts';

endByThemselves(HOSTILE_FILES.filter((file, at) => !isInCore(file, at)));
