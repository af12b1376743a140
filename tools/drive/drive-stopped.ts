/** The application cannot go on; the message says why. */
export class DriveStopped extends Error {}
