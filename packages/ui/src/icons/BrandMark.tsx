export function BrandMark() {
  return (
    <svg className="brand-mark" viewBox="0 0 24 24" aria-hidden="true">
      <path className="brand-mark-field" d="M12 1.5 21 6.7v10.6l-9 5.2-9-5.2V6.7Z" />
      <path
        className="brand-mark-letter"
        d="M9 7.5h4.3a2.9 2.9 0 0 1 1 5.6L17 17h-2.7L12 13.4h-.7V17H9Zm2.3 2v2H13a1 1 0 0 0 0-2Z"
      />
    </svg>
  );
}
