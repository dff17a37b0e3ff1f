/**
 * Measures the grounding check on its sets: facts found and false alarms in sentences beside a label, falsehoods and truths
 * refused in a model's statements with their sources, and the time for a long text and label.
 */
import { findUngrounded } from '../../api/guide/grounding/find-ungrounded.ts';
import { HELD_OUT_CASES } from '../../api/guide/testing/grounding-held-out.ts';
import { GROUNDING_SET } from '../../api/guide/testing/grounding-set.ts';
import { JUDGED_SET } from '../../api/guide/testing/judged-set.ts';
import { measureGrounding } from '../../api/guide/testing/measure-grounding.ts';
import { measureStatements } from '../../api/guide/testing/measure-statements.ts';

const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`;

for (const [name, cases] of GROUNDING_SET) {
  const { invented, found, honest, falseAlarms, missed, alarms } = measureGrounding(cases);
  console.log(
    `${name}: ${found} of ${invented} invented facts found (${percent(found, invented)}), ` +
      `${falseAlarms} of ${honest} honest sentences alarmed (${percent(falseAlarms, honest)})`,
  );
  for (const line of missed) console.log(`  missed ${line}`);
  for (const line of alarms) console.log(`  alarm ${line}`);
}

for (const [name, cases] of JUDGED_SET) {
  const { truths, truthsRefused, falsehoods, falsehoodsRefused, missed, alarms } = measureStatements(cases);
  console.log(
    `statements, ${name}: ${falsehoodsRefused} of ${falsehoods} falsehoods refused (${percent(falsehoodsRefused, falsehoods)}), ` +
      `${truthsRefused} of ${truths} truths refused (${percent(truthsRefused, truths)})`,
  );
  for (const line of missed) console.log(`  passed ${line}`);
  for (const line of alarms) console.log(`  refused ${line}`);
}

const label = HELD_OUT_CASES.map((item) => item.label).join(' ');
const text = HELD_OUT_CASES.flatMap((item) => item.honest).join(' ');
for (const times of [1, 2, 4, 8]) {
  const [longText, longLabel] = [`${text} `.repeat(times), `${label} `.repeat(times)];
  const start = performance.now();
  findUngrounded(longText, longLabel);
  const milliseconds = (performance.now() - start).toFixed(1);
  console.log(`${longText.length} and ${longLabel.length} characters: ${milliseconds} ms`);
}
