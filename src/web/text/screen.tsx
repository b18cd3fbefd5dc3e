export function Screen() {
  return <p>text</p>;
}
