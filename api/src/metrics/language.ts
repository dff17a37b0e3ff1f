import type { MakeCounter } from './counter.ts';
import type { LanguageMeter } from '../providers/language/port.ts';

/** Counters of what a model is asked and of what becomes of its answers. */
export function createLanguageMeter(counter: MakeCounter): LanguageMeter {
  const calls = counter('placard_model_calls_total', 'Calls of the model, by outcome', 'outcome');
  const tokens = counter('placard_model_tokens_total', 'Tokens the model has read and written', 'direction');
  const facts = counter('placard_ungrounded_facts_total', 'Facts of the model that no label bears out');
  const standIns = counter('placard_stand_ins_total', 'Texts of the guide in the model’s place', 'reason');
  return {
    called: (outcome) => calls.inc({ outcome }),
    tokens(read, written) {
      tokens.inc({ direction: 'read' }, read);
      tokens.inc({ direction: 'written' }, written);
    },
    ungrounded: (count) => facts.inc(count),
    stoodIn: (reason) => standIns.inc({ reason }),
  };
}
