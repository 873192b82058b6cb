/** Why a benchmark cannot be run here: no failure, but said. */
export class Skipped extends Error {}
