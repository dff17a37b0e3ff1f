const words = (list: string): Set<string> => new Set(list.trim().split(/\s+/));

/** Small words inside a person's name. */
export const NAME_PARTICLES: ReadonlySet<string> = words(`
van von der den de del della dello di da du des la le les el y ter ten zu af ibn bin al and & the elder younger of jr sr`);
