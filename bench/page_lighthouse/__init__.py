"""The page measured with Lighthouse: the release that the lock beside this names."""
