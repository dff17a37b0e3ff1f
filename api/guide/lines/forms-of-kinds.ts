import { COUNTY_FORMS } from './counties.ts';
import { TOWN_FORMS } from './town-lines.ts';
import { PART_FORMS } from './parts-of-things.ts';
import { PEOPLE_FORMS } from './people-lines.ts';
import { MARK_FORMS } from './known-marks.ts';
import { DATE_FORMS } from './known-dates.ts';
import { FASHION_FORMS } from './known-fashion.ts';
import { FIND_FORMS } from './finds.ts';
import { TOWN_BELOW_FORMS } from './towns-below-makers.ts';
import { FILM_FORMS } from './known-films.ts';
import { NUMBER_FORMS } from './known-numbers.ts';
import { DATED_MAKER_FORMS } from './makers-with-dates.ts';
import { ORDER_FORMS } from './known-order.ts';
import { PEOPLE_FIRST_FORMS } from './people-first.ts';
import { PLACE_FORMS } from './known-places.ts';
import { ROLE_FORMS } from './known-roles.ts';
import { THING_FORMS } from './known-things.ts';
import { UNNAMED_FORMS } from './unnamed-makers.ts';
import { USE_FORMS } from './use-lines.ts';
import { WORDS_ON_FORMS } from './words-on-things.ts';
import { EVENT_FORMS } from './event-titles.ts';
import { BODY_FORMS } from './bodies.ts';
import { MATERIAL_AND_PLACE_FORMS } from './material-and-place.ts';
import type { Form } from './line-forms.ts';
import { SERIES_FORMS } from './series-lines.ts';

/** Forms of lines by what they tell of; where two take the same words, the first is believed. */
export const FORMS_OF_KINDS: readonly Form[] = [
  ...UNNAMED_FORMS,
  ...USE_FORMS,
  ...EVENT_FORMS,
  ...MATERIAL_AND_PLACE_FORMS,
  ...BODY_FORMS,
  ...FIND_FORMS,
  ...TOWN_BELOW_FORMS,
  ...DATE_FORMS,
  ...MARK_FORMS,
  ...WORDS_ON_FORMS,
  ...PART_FORMS,
  ...PEOPLE_FIRST_FORMS,
  ...PEOPLE_FORMS,
  ...NUMBER_FORMS,
  ...FASHION_FORMS,
  ...FILM_FORMS,
  ...COUNTY_FORMS,
  ...PLACE_FORMS,
  ...SERIES_FORMS,
  ...DATED_MAKER_FORMS,
  ...ROLE_FORMS,
  ...ORDER_FORMS,
  ...THING_FORMS,
  ...TOWN_FORMS,
];
