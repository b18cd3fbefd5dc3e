/** Default port of the web page. */
export const DEFAULT_PORT = '8080';
