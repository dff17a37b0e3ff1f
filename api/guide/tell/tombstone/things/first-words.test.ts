import { describe, expect, it } from 'vitest';
import { biteOn } from '../../../testing/printed-label.ts';

describe('the first word of what a thing is called', () => {
  it('is told as a name where no word of a kind is known by it', () => {
    expect(biteOn('Mercy Sapphire', 'Sapphire, 31.2 carats', 'Sri Lanka')).toContain('the Mercy Sapphire');
    expect(biteOn('Patience Cup', 'Silver, 1480')).toContain('the Patience Cup');
    expect(biteOn('Glory’s cosmetic box', 'Wood', 'About 1300 BC')).toContain('Glory’s cosmetic box');
    expect(biteOn('Patience cup', 'Silver, 1480')).toContain('“Patience cup”');
  });

  it('keeps its capital where it is no word of English', () => {
    expect(biteOn('Vindel quarter-plate camera', 'Mahogany, brass', '1903')).toContain(
      'a Vindel quarter-plate camera',
    );
  });

  it('has none where the label\u2019s own text prints it small', () => {
    expect(
      biteOn(
        'Ale bowl',
        'Painted wood',
        'The ale bowl went round the table. Ale was brewed at home for the occasion.',
      ),
    ).toContain('an ale bowl');
    expect(
      biteOn(
        'Hymn board',
        'This board hung in a chapel of sailors. The numbers of the hymns were slid along its rails.',
      ),
    ).toContain('a hymn board');
    expect(
      biteOn('Muisca raft', 'Balsa muisca', 'Eastern range, Muisca', 'Gold', 'AD 600–1600'),
    ).not.toContain('a muisca raft');
  });

  it('keeps its capital where it is of a nation', () => {
    expect(biteOn('English concertina', 'Lowe & Co., London, about 1850', 'Rosewood, leather')).toContain(
      'an English concertina',
    );
  });

  it('is told as the place or the person whom another line names by it', () => {
    const shield = biteOn('Battle shield', 'Bronze', '300–100 BC', 'River Rother, Battle, Sussex');
    expect(shield).toContain('the Battle shield');
    const telephone = biteOn(
      'Bell telephone',
      'Wood and brass',
      '1877',
      '',
      'This telephone was made by Alexander Graham Bell.',
    );
    expect(telephone).toContain('a Bell telephone');
  });

  it('is small where it is a material, a purpose, a form, an animal or somebody who does something', () => {
    const told = (title: string): string => biteOn(title, 'Silver', '1790');
    expect(told('Silver teapot')).toContain('a silver teapot');
    expect(told('Dinner plate')).toContain('a dinner plate');
    expect(told('Cavalry sabre')).toContain('a cavalry sabre');
    expect(told('Collapsible crown')).toContain('a collapsible crown');
    expect(told('Surgeon’s saw')).toContain('a surgeon’s saw');
    expect(biteOn('Wedding dress', 'Silk, 1790')).toContain('a wedding dress');
    expect(biteOn('Writing desk', 'Oak, 1790')).toContain('a writing desk');
  });

  it('is small where the label prints it so in its text', () => {
    const pole = ['Merit pole', 'Wood, paint', 'About 1960'];
    expect(biteOn(...pole)).toContain('“Merit pole”');
    expect(biteOn(...pole, '', 'Families carve merit poles for whoever has died.')).toContain('a merit pole');
  });
});
