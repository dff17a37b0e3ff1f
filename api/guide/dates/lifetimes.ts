/** Years that whoever made a work lived at least, and that anybody lives at most. */
const SHORTEST_LIFE = 20;
const LONGEST_LIFE = 105;

/** Years of a life before which nobody makes what a museum shows. */
export const FIRST_WORK = 15;

/** Whether so many years can be those of a maker's life. */
export const isLifetime = (years: number): boolean => years >= SHORTEST_LIFE && years <= LONGEST_LIFE;
