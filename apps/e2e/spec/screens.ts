import { ADMINISTRATION } from './administration.ts';
import { COMPARISON } from './comparison.ts';
import { CREATE_SECTOR } from './create-sector.ts';
import { SECTOR_FAILURES } from './failures.ts';
import { INSIGHTS_TAB } from './insights-tab.ts';
import { INTERFACE } from './interface.ts';
import { JOURNEYS_TAB } from './journeys-tab.ts';
import { OTHER_FAILURES } from './other-failures.ts';
import { PLAYBOOKS_TAB } from './playbooks-tab.ts';
import { PROCESSES_TAB } from './processes-tab.ts';
import { REQUESTS } from './requests.ts';
import { ROI_TAB } from './roi-tab.ts';
import { ROUTES } from './routes.ts';
import type { Screen } from './screen.ts';
import { SECTOR_DETAIL, SECTOR_LIST } from './sector-list.ts';
import { SHELL } from './shell.ts';
import type { Statements } from './statement.ts';
import { SUCCESSES } from './successes.ts';
import { VENDORS } from './vendors.ts';

/** What the specification says of the screens of an administrator. */
export const SCREENS: Record<string, Statements<Screen>> = {
  'the shell': SHELL,
  'the list of sectors': SECTOR_LIST,
  'the creation of a sector': CREATE_SECTOR,
  'the frame of a sector': SECTOR_DETAIL,
  'the Processes tab': PROCESSES_TAB,
  'the Customer Journeys tab': JOURNEYS_TAB,
  'the Insights tab': INSIGHTS_TAB,
  'the Playbooks tab': PLAYBOOKS_TAB,
  'the Business Value & ROI tab': ROI_TAB,
  'the vendor comparison': COMPARISON,
  'the vendors': VENDORS,
  'invitations and users': ADMINISTRATION,
  'requests of the page': REQUESTS,
  'toasts, tooltips and selects': INTERFACE,
};

/**
 * The same code with more samples: addresses, which another test opens one by one, and the words of toasts after acts
 * that other statements and tests do.
 */
export const SAMPLES: Record<string, Statements<Screen>> = {
  'the routes': ROUTES,
  'failures in a sector': SECTOR_FAILURES,
  'other failures': OTHER_FAILURES,
  successes: SUCCESSES,
};
