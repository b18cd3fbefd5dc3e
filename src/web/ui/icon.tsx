/** Paths in a 24 by 24 box, with 2 wide strokes. */
const PATHS = {
  undo: 'M9 7 4 12l5 5M4 12h10a6 6 0 0 1 6 6v1',
  redo: 'm15 7 5 5-5 5M20 12H10a6 6 0 0 0-6 6v1',
  restart: 'M5 5v5h5M5.6 10A7.5 7.5 0 1 1 5 15.5',
  hint: 'M9 18h6M10 21h4M8.5 15.5C6.7 14.3 5.5 12.3 5.5 10a6.5 6.5 0 0 1 13 0c0 2.3-1.2 4.3-3 5.5z',
  plus: 'M12 5v14M5 12h14',
  share: 'M12 15V4M8 7.5 12 3.5l4 4M6 12H5v8h14v-8h-1',
  file: 'M7 3h7l4 4v14H7zM14 3v5h4M10 13h5M10 17h5',
  games: 'M4 6h16M4 12h16M4 18h10',
  settings:
    'M4 8h8M18 8h2M4 16h2M12 16h8M15 5a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM9 13a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  help: 'M9 9a3 3 0 1 1 4.4 2.7c-.9.5-1.4 1.1-1.4 2.3M12 18v.01',
  why: 'M6 9a3 3 0 1 1 4.4 2.7c-.9.5-1.4 1.1-1.4 2.3M9 18v.01M17 5v9M17 18v.01',
  flip: 'M7 20V5M3.5 8.5 7 4.5l3.5 4M17 4v15M13.5 15.5l3.5 4 3.5-4',
  flag: 'M6 21V4M6 5h12l-3 4 3 4H6',
  draw: 'M5 9h14M5 15h14',
  play: 'M8 5v14l11-7z',
  pause: 'M8 5v14M16 5v14',
  first: 'M7 5v14M18 6l-7 6 7 6z',
  back: 'M16 6l-8 6 8 6z',
  next: 'M8 6l8 6-8 6z',
  last: 'M17 5v14M6 6l7 6-7 6z',
  close: 'M6 6l12 12M18 6 6 18',
  trash: 'M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13M10.5 11v5M13.5 11v5',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  die: 'M5 5h14v14H5zM9 9v.01M15 15v.01M15 9v.01M9 15v.01M12 12v.01',
  person: 'M12 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM5 20c.5-4 3.2-6 7-6s6.5 2 7 6',
  bot: 'M6 9h12v9H6zM12 9V5M12 5v.01M9.5 13v.01M14.5 13v.01M3.5 12v3M20.5 12v3',
  pencil: 'M4 20l1-4.5L16.5 4 20 7.5 8.5 19zM14 6.5 17.5 10',
  grow: 'M4 14v6h6v-6zM14 20h6v-6M20 10V4h-6M10 4H4v6',
  hand: 'M12 3v18M3 12h18M9.5 5.5 12 3l2.5 2.5M9.5 18.5 12 21l2.5-2.5M5.5 9.5 3 12l2.5 2.5M18.5 9.5 21 12l-2.5 2.5',
  eraser: 'M9 20 4 15 14 5l6 6-9 9zM9 10l6 6M9 20h11',
  wall: 'M4 5h16v14H4zM4 12h16M10 5v7M15 12v7',
  target: 'M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM12 12v.01',
  download: 'M12 4v11M8 11.5 12 15.5l4-4M5 19h14',
  globe:
    'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM3.5 9h17M3.5 15h17M12 3c-2.5 2.5-3.8 5.5-3.8 9s1.3 6.5 3.8 9M12 3c2.5 2.5 3.8 5.5 3.8 9s-1.3 6.5-3.8 9',
  palette:
    'M12 3a9 9 0 1 0 0 18c1.6 0 2.2-1 1.7-2.2-.7-1.6.3-3.3 2-3.3h2.3a3 3 0 0 0 3-3C21 7 17 3 12 3zM7.5 12v.01M10 7.5v.01M15 7.5v.01',
  keys: 'M3 6h18v12H3zM7 10v.01M11 10v.01M15 10v.01M18 10v.01M7 14h10',
  arrow: 'M5 19 18 6M10 6h8v8',
  zoom: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.5 15.5 20 20M10.5 7.5v6M7.5 10.5h6',
  analysis: 'M4 4v16h16M7 15l4-5 3 3 5-7',
  paste: 'M9 3.5h6v4H9zM9 5.5H5.5V21h13V5.5H15M9 12h6M9 16h6',
  text: 'M4 5h16v14H4zM8 10l3 2.5L8 15M13 15h3',
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
