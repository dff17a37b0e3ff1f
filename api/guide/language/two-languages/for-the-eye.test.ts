import { describe, expect, it } from 'vitest';
import { biteOn } from '../../testing/printed-label.ts';
import { isForTheEye } from './for-the-eye.ts';

const printed = [
  'Der alte Garten im Regen',
  'The Old Garden in the Rain',
  'Öl auf Leinwand',
  'Oil on canvas',
];
const given = printed.join('\n');

describe('isForTheEye', () => {
  it('leaves a line without any English or known name of a label in two languages to the eye', () => {
    for (const line of ['Schenkelkanne', 'Kalkstein, Glaspaste', 'Bulvan Camii', 'drei kleine Blätter'])
      expect(isForTheEye(line, given)).toBe(true);
  });

  it('leaves a place to the eye whose English form the label prints', () => {
    expect(isForTheEye('Antwerpen, 1650', 'Virginal\nAntwerpen, 1650\nAntwerp, 1650')).toBe(true);
  });

  it('leaves a line to the eye that ends in a small word of the other language', () => {
    expect(isForTheEye('Execution: Lowe and Sons, Bohemia für', given)).toBe(true);
  });

  it('keeps lines that are English, or name what is called so in English', () => {
    for (const line of [
      'Competition model, second stage',
      'Burial Pit No. 2',
      'Mali, Dogon plateau',
      '1890s, Wexcombe',
      'Hill of the Kings, Petrie excavations',
      'Anna Lowe',
    ])
      expect(isForTheEye(line, given)).toBe(false);
  });

  it('keeps any line of a label that is in English alone', () => {
    expect(isForTheEye('Kantarelli', 'Green Vase\nKantarelli\nBlown glass')).toBe(false);
  });

  it('keeps the Latin letters beside a half in another script', () => {
    expect(isForTheEye('Wexpur, Patna', 'दीदार\nThe Old Gate\nWexpur, Patna')).toBe(false);
  });
});

describe('the other half of a label', () => {
  it('is not read out behind the English one, nor joined to it', () => {
    const said = biteOn(
      'Anna Lowe',
      'born in Halifax, 1970',
      'Tall Wanderer',
      '2000',
      'white corrugated plastic crates',
      'caisses en plastique ondulé blanc',
      'Purchased 2001 / Acheté en 2001',
    );
    expect(said).toContain('white corrugated plastic crates');
    expect(said).not.toContain('caisses');
  });
});
