/**
 * Browser features that no page uses, so that injected code cannot use them either. A picture of an ID comes from the browser's
 * own file dialog. Only features that browsers know: another gets a warning in the console of every page.
 */
const denied = [
  'accelerometer',
  'camera',
  'display-capture',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
  'xr-spatial-tracking',
]

/**
 * Features of this origin alone. The browser is asked for the place of signing, after an explanation (core specification 2);
 * frames may not ask.
 */
const own = ['geolocation']

export const permissionsPolicy: string = [
  ...denied.map((feature) => `${feature}=()`),
  ...own.map((feature) => `${feature}=(self)`),
].join(', ')
