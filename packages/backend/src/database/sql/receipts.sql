create sequence receipt_numbers as integer start with 100001;
