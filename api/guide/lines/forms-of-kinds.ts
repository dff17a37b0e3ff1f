import { AGE_FORMS } from './makers/ages-of-makers.ts';
import { COUNTY_FORMS } from './places/counties.ts';
import { PART_OF_LAND_FORMS, TOWN_FORMS } from './places/town-lines.ts';
import { PART_MAKER_FORMS } from './makers/parts-of-works.ts';
import { PART_FORMS } from './things/parts-of-things.ts';
import { PEOPLE_FORMS } from './places/people-lines.ts';
import { MARK_FORMS } from './things/known-marks.ts';
import { DATE_FORMS } from './known-dates.ts';
import { LAND_FIRST_FORMS } from './things/lands-first.ts';
import { FASHION_FORMS } from './things/known-fashion.ts';
import { FIND_FORMS } from './places/finds.ts';
import { TOWN_BELOW_FORMS } from './places/towns-below-makers.ts';
import { COIN_FORMS } from './things/known-coins.ts';
import { FILM_FORMS } from './things/known-films.ts';
import { NUMBER_FORMS } from './things/known-numbers.ts';
import { MAKER_AND_TITLE_FORMS } from './makers/makers-beside-titles.ts';
import { DATED_MAKER_FORMS } from './makers/makers-with-dates.ts';
import { ORDER_FORMS } from './known-order.ts';
import { PEOPLE_FIRST_FORMS } from './makers/people-first.ts';
import { PLACE_FORMS } from './places/known-places.ts';
import { ROLE_FORMS } from './makers/known-roles.ts';
import { THING_FORMS } from './things/known-things.ts';
import { UNNAMED_FORMS } from './makers/unnamed-makers.ts';
import { USE_FORMS } from './things/use-lines.ts';
import { WORDS_ON_FORMS } from './things/words-on-things.ts';
import { DATED_IN_PLACE_FORMS } from './titles/dated-in-places.ts';
import { COLON_TITLE_FORMS } from './titles/titles-with-colon.ts';
import { EVENT_FORMS } from './titles/event-titles.ts';
import { BODY_FORMS } from './makers/bodies.ts';
import { MATERIAL_AND_PLACE_FORMS } from './places/material-and-place.ts';
import { CAPITAL_TITLE_FORMS } from './titles/titles-in-capitals.ts';
import { LAND_AND_PEOPLE_FORMS } from './places/lands-and-peoples.ts';
import type { Form } from './line-forms.ts';
import { SERIES_FORMS } from './titles/series-lines.ts';
import { TITLE_AT_TOP_FORMS } from './titles/titles-at-top.ts';

/** Forms of lines by what they tell of; where two take the same words, the first is believed. */
export const FORMS_OF_KINDS: readonly Form[] = [
  ...LAND_FIRST_FORMS,
  ...PART_MAKER_FORMS,
  ...UNNAMED_FORMS,
  ...AGE_FORMS,
  ...USE_FORMS,
  ...EVENT_FORMS,
  ...COLON_TITLE_FORMS,
  ...DATED_IN_PLACE_FORMS,
  ...MATERIAL_AND_PLACE_FORMS,
  ...BODY_FORMS,
  ...FIND_FORMS,
  ...PART_OF_LAND_FORMS,
  ...COIN_FORMS,
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
  ...CAPITAL_TITLE_FORMS,
  ...SERIES_FORMS,
  ...MAKER_AND_TITLE_FORMS,
  ...DATED_MAKER_FORMS,
  ...ROLE_FORMS,
  ...ORDER_FORMS,
  ...THING_FORMS,
  ...TOWN_FORMS,
  ...TITLE_AT_TOP_FORMS,
  ...LAND_AND_PEOPLE_FORMS,
];
