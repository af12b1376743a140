/** Error of a drive that cannot go on; the message says why. */
export class DriveStopped extends Error {}
